/** Both languages say everything, every id the client uses exists, and a game says its own in its own catalogue. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const root = new URL('../../src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const ids = (path: string) => new FluentResource(read(path)).body.map((message) => message.id);

const GAMES = readdirSync(new URL('games/', root)).filter((name) =>
  existsSync(new URL(`games/${name}/client.ts`, root)),
);
/** What is fetched with a part: said by `t`, or by the part itself. */
const BROUGHT = ['pages/account', 'pages/new', 'table/advice', 'table/people'];
const PARTS = ['board/style', 'board/distance', 'pages/club', ...BROUGHT];
const CATALOGUES = ['locale', ...PARTS, ...GAMES.map((game) => `games/${game}`)];
/** what the server says of a game, and of all games */
const SERVER = '../../src/quadrant';
const said = (game: string) =>
  [`${SERVER}/games/${game}/locale/en.ftl`, `${SERVER}/kernel/locale/en.ftl`].flatMap((path) => ids(path));

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|ts)$/.test(path));
const codeOf = (of: (path: string) => boolean) => sources.filter(of).map(read).join('\n');
const common = codeOf((path) => !/^(games|board\/play)\//.test(path));
/** What a game's part of the client says: a hex game's with what all of those share. */
const hexes = codeOf((path) => path.startsWith('board/play/'));
const own = new Map(
  GAMES.map((game) => codeOf((path) => path.startsWith(`games/${game}/`))).map((code, i) => [
    GAMES[i] ?? '',
    code.includes('/board/play/') ? `${code}\n${hexes}` : code,
  ]),
);
const asked = (code: string, call: RegExp) => new Set([...code.matchAll(call)].map((match) => match[1] ?? ''));
/** A name that is shortened where one language needs it: the other may do without (`shortName` asks first). */
const SHORT = new RegExp(
  `^(${[
    ...asked(
      codeOf(() => true),
      /shortName\(\s*table,\s*'(\w+)'/g,
    ),
  ].join('|')})-short-`,
);
/** What the parts of the table that all games share say of each: its signs, its chapters, its introduction. */
const SPOKEN_BY_ALL = /^(verb|bot|sign|legend|intro|chapter)-/;
const names = (code: string, id: string) => code.includes(`'${id}'`) || code.includes(`"${id}"`);

describe.each(CATALOGUES)('the catalogues of %s', (folder) => {
  it.each(['en', 'ru'])('are read whole: %s', (lang) => {
    const entries = [...read(`${folder}/${lang}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
    expect(ids(`${folder}/${lang}.ftl`)).toEqual(entries);
  });
  it('have the same messages', () => {
    const needed = (lang: string) => new Set(ids(`${folder}/${lang}.ftl`).filter((id) => !SHORT.test(id)));
    expect(needed('ru')).toEqual(needed('en'));
  });
});

describe('the catalogue of the interface', () => {
  const known = new Set(ids('locale/en.ftl'));

  it('has every message that is asked for by name', () => {
    const used = asked(
      codeOf(() => true),
      /\bt\(\s*'([\w-]+)'/g,
    );
    for (const id of asked(common, /'(help-[a-z]+|problem-[a-z-]+)'/g)) used.add(id);
    const all = new Set([...known, ...BROUGHT.flatMap((folder) => ids(`${folder}/en.ftl`))]);
    expect([...used].filter((id) => !all.has(id) && id !== 'problem-')).toEqual([]);
  });
  it('has only what all games share', () => {
    const families = [
      'problem|undo-to|theme|tab|line|intro|help|seat|prompt|who',
      'bot|win|notice|pace|replay|row|options|place|remark|channel',
    ];
    const dynamic = new RegExp(`^(${families.join('|')})-`);
    const users = (id: string) => GAMES.filter((game) => names(own.get(game) ?? '', id));
    const alone = [...known].filter((id) => !dynamic.test(id) && !names(common, id) && users(id).length < 2);
    expect(alone).toEqual([]);
  });
});

describe('the catalogue of the club', () => {
  const code = codeOf((path) => path.startsWith('pages/club/'));
  const mine = ids('pages/club/en.ftl');

  it('has every message that is asked for by name, and nothing else', () => {
    const used = asked(code, /(?<!\.)\bsay\(\s*'([\w-]+)'/g);
    expect([...used].filter((id) => !mine.includes(id))).toEqual([]);
    expect(mine.filter((id) => !names(code, id) && !/^(outcome|act|scope)-/.test(id))).toEqual([]);
  });
});

describe.each(GAMES)('the catalogue of %s', (game) => {
  const code = own.get(game) ?? '';
  const mine = ids(`games/${game}/en.ftl`);

  it('has every message that its part of the client asks for by name', () => {
    const known = new Set([...mine, ...ids('locale/en.ftl'), ...said(game)]);
    const used = asked(code, /\bsay\(\s*'([\w-]+)'/g);
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
  });
  it('has nothing that is never said', () => {
    /** ids that are put together: `advantage-${id}-effect`, or the names of things of a kind */
    const made = [...code.matchAll(/`([a-z][\w-]*-)?\$\{[^`]*?\}(-[\w-]+)?`/g)].map(([, head = '', tail = '']) => ({
      head,
      tail,
    }));
    const kinds = asked(code, /(?:name|shortName)\(\s*(?:table, )?'(\w+)'/g);
    const spoken = (id: string) =>
      names(code, id) ||
      made.some(({ head, tail }) => (head || tail) && id.startsWith(head) && id.endsWith(tail)) ||
      [...kinds].some((kind) => id.startsWith(`${kind}-`)) ||
      SPOKEN_BY_ALL.test(id);
    expect(mine.filter((id) => !spoken(id))).toEqual([]);
  });
});
