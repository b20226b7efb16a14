/** The rules of a game in chapters, and looking one up. Pure. */
import type { Rule } from '../../wire/shapes';

/** Every word must occur in the number, title or summary, in either language. */
export function found(rules: Rule[], query: string): Rule[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  return rules.filter((rule) => {
    const text = fold([rule.rule, rule.title_en, rule.title_ru, rule.summary_en, rule.summary_ru].join(' '));
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

/** A chapter: what stands before the first point of the numbers. */
export interface Chapter {
  id: string;
  /** the rule that opens the chapter and names it, where rules are numbered */
  head: Rule | null;
  rules: Rule[];
}

export const chapterOf = (rule: string): string => rule.split('.')[0] ?? rule;

/** The rules by chapter, in the order of the book. */
export function chapters(rules: Rule[]): Chapter[] {
  const out = new Map<string, Chapter>();
  for (const rule of rules) {
    const id = chapterOf(rule.rule);
    const chapter = out.get(id) ?? { id, head: null, rules: [] };
    if (rule.rule === `${id}.0`) chapter.head = rule;
    chapter.rules.push(rule);
    out.set(id, chapter);
  }
  return [...out.values()];
}
