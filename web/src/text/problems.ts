/** What went wrong, in the reader's words. */
import { ApiError } from '../wire/api';
import type { Message } from './catalogue';
import { NotFetched } from '../later/later.svelte';
import { t } from './text.svelte';

/** As a message, with the rule if one was broken. */
export function asMessage(error: unknown): Message {
  if (!(error instanceof ApiError)) return { id: 'problem-unknown', args: { detail: String(error) } };
  const { refusal, code, detail } = error.problem;
  if (refusal) return { id: refusal.id, args: refusal.args, rule: refusal.rule };
  return { id: `problem-${code}`, args: { detail } };
}

/** As a sentence of the interface. */
export function explained(error: unknown): string {
  if (error instanceof NotFetched) return t('problem-not-fetched');
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  return t(`problem-${error.problem.code}`, { detail: error.problem.detail });
}
