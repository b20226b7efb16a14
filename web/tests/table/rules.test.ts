import { describe, expect, it } from 'vitest';
import { chapters, found } from '../../src/table/names/rules';
import type { Rule } from '../../src/wire/shapes';

const rules: Rule[] = [
  {
    rule: 'supply.line',
    place: 'code',
    title_en: 'Supply line',
    title_ru: 'Линия снабжения',
    summary_en: 'Unbroken.',
    summary_ru: 'Ещё непрерывна.',
  },
  {
    rule: 'type.event',
    place: 'code',
    title_en: 'Event',
    title_ru: 'Событие',
    summary_en: 'Happens at once.',
    summary_ru: 'Сразу.',
  },
];

describe('the search for a rule', () => {
  it('shows all without words', () => expect(found(rules, '  ')).toHaveLength(2));
  it('looks in number, title and summary of both languages', () => {
    expect(found(rules, 'supply.line')[0]?.rule).toBe('supply.line');
    expect(found(rules, 'событие')[0]?.rule).toBe('type.event');
    expect(found(rules, 'AT ONCE')[0]?.rule).toBe('type.event');
  });
  it('wants every word', () => expect(found(rules, 'supply once')).toHaveLength(0));
  it('does not insist on the letter ё', () => expect(found(rules, 'еще')).toHaveLength(1));
});

describe('the chapters', () => {
  const book = ['4.0', '4.1', '4.23.1', '10.0', '10.1', 'supply.line'].map((rule) => ({ ...rules[0]!, rule }));

  it('are what stands before the first point, in the order of the book', () => {
    expect(chapters(book).map(({ id, rules }) => [id, rules.length])).toEqual([
      ['4', 3],
      ['10', 2],
      ['supply', 1],
    ]);
  });
  it('take their names from the rule that opens them', () => {
    expect(chapters(book).map(({ head }) => head?.rule ?? null)).toEqual(['4.0', '10.0', null]);
  });
});
