/** Looking a rule up: every word must occur in its number, title or summary, in either language. Pure. */
import type { Rule } from './wire';

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
