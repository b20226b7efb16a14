/** The server's routes, each a typed function. Paths are relative: the client works behind any prefix. */
import type { Choice } from './choices';
import type {
  Analysis,
  ChatLine,
  Coaching,
  Curve,
  GameInfo,
  GameStatic,
  Hints,
  LessonInfo,
  LessonTexts,
  Lobby,
  MailInfo,
  MatchInfo,
  Me,
  NewMatch,
  Notice,
  Orders,
  Problem,
  Progress,
  Refusal,
  SeatWish,
  Stretch,
  Table,
} from './wire';

export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

export const OFFLINE: Problem = { status: 0, code: 'offline', detail: 'The server does not answer.', refusal: null };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(`api${path}`, init);
  } catch {
    throw new ApiError(OFFLINE);
  }
  const text = await answer.text();
  const data: unknown = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new ApiError(data as Problem);
  return data as T;
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const at = (id: string) => `/matches/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>('/me'),
  register: (name: string, password: string) => post<Me>('/account', { name, password }),
  login: (name: string, password: string) => post<Me>('/session', { name, password }),
  /** who was invited comes with a name alone */
  guest: (id: string, name: string, token: string) => post<Me>(`${at(id)}/guest`, { name, token }),
  /** a guest keeps his name */
  password: (password: string) => post<Me>('/password', { password }),
  mail: () => get<MailInfo>('/mail'),
  mailTo: (address: string, language: string) => post<MailInfo>('/mail', { address, language }),
  noMail: () => call<null>('DELETE', '/mail'),
  /** what the link in a mail does: to confirm the address, or to stop */
  mailLink: (what: 'confirm' | 'stop', token: string) => post<MailInfo>(`/mail/${what}`, { token }),
  logout: () => call<null>('DELETE', '/session'),

  notices: () => get<Notice[]>('/notices'),
  dismiss: (notice: number) => call<null>('DELETE', `/notices/${notice}`),

  games: () => get<GameInfo[]>('/games'),
  static: (game: string) => get<GameStatic>(`/games/${encodeURIComponent(game)}/static`),

  /** those that are over from `skip` on */
  lobby: (skip = 0) => get<Lobby>(`/matches?skip=${skip}`),
  create: (match: Partial<NewMatch> & { game: string }) => post<MatchInfo>('/matches', match),
  import: (record: unknown) => post<MatchInfo>('/matches/import', record),
  /** with an invitation, a match that is closed to others too */
  match: (id: string, token?: string) =>
    get<MatchInfo>(`${at(id)}${token ? `?token=${encodeURIComponent(token)}` : ''}`),
  table: (id: string, n?: number, seat?: string | null) => {
    const query = new URLSearchParams();
    if (n !== undefined) query.set('n', String(n));
    if (seat) query.set('seat', seat);
    return get<Table>(`${at(id)}/table?${query}`);
  },
  /** a stretch of the past, choice by choice */
  stretch: (id: string, since: number, to: number, seat?: string | null) => {
    const query = new URLSearchParams({ since: String(since), to: String(to) });
    if (seat) query.set('seat', seat);
    return get<Stretch>(`${at(id)}/stretch?${query}`);
  },
  /** what may be asked without choosing: a game's query about these targets, now or after n choices */
  query: <T>(id: string, name: string, targets: string[], { n, seat }: { n?: number; seat?: string | null } = {}) => {
    const asked = new URLSearchParams(targets.map((target) => ['target', target]));
    if (n !== undefined) asked.set('n', String(n));
    if (seat) asked.set('seat', seat);
    return get<T>(`${at(id)}/query/${encodeURIComponent(name)}?${asked}`);
  },
  /** what a bot would do for the seat, when n choices were made */
  hint: (id: string, seat: string, n: number, epoch: number) => post<Hints>(`${at(id)}/hint`, { seat, n, epoch }),
  why: (id: string, seat: string, choice: Choice) =>
    post<{ refusal: Refusal | null }>(`${at(id)}/why`, { seat, choice }),
  /** takes the last choice back, or goes back to a named place */
  undo: (id: string, seat: string, n: number, to = '') => post<Progress>(`${at(id)}/undo`, { seat, n, to }),
  resign: (id: string, seat: string) => post<MatchInfo>(`${at(id)}/resign`, { seat }),
  orders: (id: string, seat: string, orders: Orders) => post<unknown>(`${at(id)}/orders`, { seat, orders }),
  chat: (id: string, after = 0) => get<ChatLine[]>(`${at(id)}/chat?after=${after}`),
  say: (id: string, text: string) => post<ChatLine>(`${at(id)}/chat`, { text }),
  seat: (id: string, seat: string, wish: Partial<SeatWish> & { kind: SeatWish['kind'] }) =>
    post<MatchInfo>(`${at(id)}/seats/${encodeURIComponent(seat)}`, wish),
  lessons: () => get<LessonInfo[]>('/lessons'),
  lessonTexts: (game: string) => get<LessonTexts>(`/games/${encodeURIComponent(game)}/lessons`),
  /** begins a lesson, from its start */
  learn: (game: string, lesson: string) =>
    post<MatchInfo>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`),
  coaching: (id: string) => get<Coaching>(`${at(id)}/coaching`),
  /** back to where the path of the lesson was left */
  backToLesson: (id: string) => post<Progress>(`${at(id)}/coaching/back`),
  /** an analysis board; bots keep their seats, or all seats are the caller's */
  fork: (id: string, n: number, bots = false) => post<MatchInfo>(`${at(id)}/fork`, { n, bots }),
  rename: (id: string, title: string) => post<MatchInfo>(`${at(id)}/title`, { title }),
  /** off the caller's lists; what nobody keeps is deleted */
  remove: (id: string) => call<null>('DELETE', at(id)),
  /** the same people again: the new match, or the one that somebody has asked for already */
  rematch: (id: string, swap: boolean) => post<MatchInfo>(`${at(id)}/rematch`, { swap }),
  curve: (id: string) => get<Curve>(`${at(id)}/curve`),
  /** the match looked back on, once it is over; or how far that is */
  analysis: (id: string) => post<Analysis>(`${at(id)}/analysis`),
  join: (id: string, token: string | null) => post<MatchInfo>(`${at(id)}/join`, { token }),
  /** takes back one's last choice, or the one made after `to`; or asks the others to let one */
  takeback: (id: string, to: number | null) => post<Progress>(`${at(id)}/takeback`, { to }),
  /** after how many choices each of one's own was made */
  takebackPoints: (id: string) => get<number[]>(`${at(id)}/takeback`),
  answerTakeback: (id: string, agree: boolean, to: number) =>
    post<Progress>(`${at(id)}/takeback/answer`, { agree, to }),
  claim: (id: string) => post<MatchInfo>(`${at(id)}/claim`),
  recordUrl: (id: string) => `api${at(id)}/record`,
};

export function liveUrl(id: string, after: number, epoch: number | null): string {
  const url = new URL(`api${at(id)}/live`, document.baseURI);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('after', String(after));
  if (epoch !== null) url.searchParams.set('epoch', String(epoch));
  return url.href;
}
