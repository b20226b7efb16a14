/** Whatever is named opens: sentences in parts, names that people type, and everything a game says it can tell of. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Catalogue } from '../../src/text/catalogue';
import { closeTop, layer } from '../../src/controls/layers';
import { Recogniser } from '../../src/text/recognise';
import { sentences } from '../../src/text/sentence';

const source = `
seat-uk = Великобритания
space-ukraine = Юг СССР
space-moscow = Москва
card-blitz = Блицкриг
event-build = { $seat }: армия — { $space }.
event-lines = Отрезаны: { $spaces }.
event-two = { $seat } и { $seat2 }, { $where ->
        [center] в центре
       *[track] на делении { $n }
    }.
hint = Ведите армию на { OPEN("space:ukraine", "Юг СССР") }, а из { OPEN("space:moscow", "Москвы") } — дальше.
`;
const text = new Catalogue('ru', source);
const united = (parts: ReturnType<Catalogue['parts']>) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

describe('a sentence in parts', () => {
  it('sets apart what it names, with the id behind it', () => {
    expect(text.parts('event-build', { seat: 'uk', space: 'ukraine' })).toEqual([
      { text: 'Великобритания', place: 'seat:uk' },
      ': армия — ',
      { text: 'Юг СССР', place: 'space:ukraine' },
      '.',
    ]);
  });
  it('names each thing of a list', () => {
    const parts = text.parts('event-lines', { spaces: ['ukraine', 'moscow'] });
    expect(parts.flatMap((part) => (typeof part === 'string' ? [] : part.place))).toEqual([
      'space:ukraine',
      'space:moscow',
    ]);
  });
  it('is the same sentence as in one piece, choices and numbers included', () => {
    const args = { seat: 'uk', seat2: 'uk', where: 'center', n: 3 };
    expect(united(text.parts('event-two', args))).toBe(text.format('event-two', args));
    expect(text.format('event-two', args)).toBe('Великобритания и Великобритания, в центре.');
  });
  it('opens the right thing by a word in another case, and says it plainly where nothing opens', () => {
    expect(text.parts('hint')).toContainEqual({ text: 'Москвы', place: 'space:moscow' });
    expect(text.format('hint')).toBe('Ведите армию на Юг СССР, а из Москвы — дальше.');
  });
  it('leaves an unknown id as it is', () => {
    expect(text.parts('event-build', { seat: 'uk', space: 'atlantis' }).at(-1)).toBe(': армия — atlantis.');
  });
});

describe('names that people type', () => {
  const known = new Recogniser([
    ['Black Sea', 'space:black_sea'],
    ['Sea Battle', 'card:sea_battle'],
    ['Build Army', 'card:first'],
    ['Build Army', 'card:second'],
    ['Build', 'card:build'],
    ['Балканы', 'space:balkans'],
    ['Маре нострум («Наше море»)', 'card:mare_nostrum'],
    ['Ленд-лиз', 'card:lend_lease'],
  ]);
  const places = (said: string) => known.parts(said).flatMap((part) => (typeof part === 'string' ? [] : part.place));

  it('are found in either language, the longest first, the first of equal ones', () => {
    expect(places('Build Army by the Black Sea, или Балканы?')).toEqual([
      'card:first',
      'space:black_sea',
      'space:balkans',
    ]);
  });
  it('may hold brackets, quotation marks and hyphens', () => {
    expect(places('Маре нострум («Наше море»), потом Ленд-лиз')).toEqual(['card:mare_nostrum', 'card:lend_lease']);
  });
  it('are whole words only', () => expect(places('Rebuild; Builders; Балканыч; blackSea')).toEqual([]));
  it('leave every letter in its place, markup too', () => {
    const said = '<b>Build Army</b> & <img src=x onerror=alert(1)>';
    expect(united(known.parts(said))).toBe(said);
    expect(known.parts(said)[0]).toBe('<b>');
  });
  it('of nothing are nothing', () => expect(new Recogniser([]).parts('Build')).toEqual(['Build']));
});

describe('what lies open', () => {
  it('closes from the top, one at a time', () => {
    const closed: string[] = [];
    const gone = ['drawer', 'card', 'tip'].map((name) => layer(() => closed.push(name)));
    gone[1]?.();
    closeTop();
    gone[2]?.();
    closeTop();
    gone[0]?.();
    expect(closed).toEqual(['tip', 'drawer']);
    expect(closeTop()).toBe(false);
  });
});

it('says one full stop after another, never two', () => {
  expect(sentences('US prod.', '', false, 'In the center', 'May be chosen.')).toBe(
    'US prod. In the center. May be chosen',
  );
});

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

describe.each(['generals', 'churchill'])('what %s tells of', (game) => {
  const rules = new Set(
    read(`../src/quadrant/games/${game}/rules.tsv`)
      .split('\n')
      .map((line) => line.split('\t')[0]),
  );
  const client = read(`src/games/${game}/client.ts`);

  it.each(['en', 'ru'])('has a thing behind every word that opens: %s', (lang) => {
    const said = read(`src/games/${game}/${lang}.ftl`);
    const names = new Set(
      [...(said + read(`../src/quadrant/games/${game}/locale/${lang}.ftl`)).matchAll(/^([\w-]+) =/gm)].map((m) => m[1]),
    );
    const opened = [...said.matchAll(/OPEN\("(\w+):([^"]+)"/g)].map(([, kind, id]) => ({ kind, id }));
    expect(opened.length).toBeGreaterThan(5);
    const missing = opened.filter(({ kind, id }) => !(kind === 'rule' ? rules.has(id) : names.has(`${kind}-${id}`)));
    expect(missing).toEqual([]);
  });
  it('has a rule behind every sign that names one', () => {
    const [, listed = ''] = /signRules: \{([\s\S]*?)\n {2}\}/.exec(client) ?? [];
    const named = [...listed.matchAll(/: '([^']+)'/g)].map((match) => match[1]);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((rule) => !rules.has(rule))).toEqual([]);
  });
});
