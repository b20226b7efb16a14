/** Both languages say everything, and every id the client uses exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const root = new URL('../src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const ids = (lang: string) => new FluentResource(read(`locale/${lang}.ftl`)).body.map((message) => message.id);
const entries = (lang: string) => [...read(`locale/${lang}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]);

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|ts)$/.test(path));
const code = sources.map(read).join('\n');

describe('the catalogues of the interface', () => {
  it('are read whole', () => {
    for (const lang of ['en', 'ru']) expect(ids(lang)).toEqual(entries(lang));
  });
  it('have the same messages', () => expect(new Set(ids('ru'))).toEqual(new Set(ids('en'))));
  it('have every message that is asked for by name', () => {
    const used = new Set([...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((m) => m[1]));
    for (const match of code.matchAll(/'(help-[a-z]+|problem-[a-z-]+)'/g)) used.add(match[1]);
    const known = new Set(ids('en'));
    expect([...used].filter((id) => id && !known.has(id) && id !== 'problem-')).toEqual([]);
  });
  it('have nothing that is never said', () => {
    const dynamic = /^(problem|undo-to|theme|tab|line|count|help|seat|prompt|who|bot|win|notice)-/;
    const unused = ids('en').filter((id) => !dynamic.test(id) && !code.includes(`'${id}'`));
    expect(unused).toEqual([]);
  });
});
