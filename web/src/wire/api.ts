/** The server's routes, each a typed function. */
import type { Choice } from '../table/choosing/choices';
import { carrier, type Answer } from './carrier';
import type {
  Analysis,
  ChannelInfo,
  ChatLine,
  Coaching,
  Curve,
  EventInfo,
  GameInfo,
  GameStatic,
  GuestLink,
  Habits,
  Hints,
  HookAsked,
  LessonInfo,
  LessonTexts,
  Lobby,
  MailInfo,
  MatchInfo,
  Me,
  NewMatch,
  Note,
  Notice,
  Orders,
  Problem,
  Progress,
  PushAsked,
  PuzzleInfo,
  Refusal,
  SeatWish,
  SessionInfo,
  Stretch,
  Table,
  TableText,
  Tidings,
} from './shapes';

export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

export const OFFLINE: Problem = { status: 0, code: 'offline', detail: 'The server does not answer.', refusal: null };

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Answer;
  try {
    answer = await carrier().call(method, path, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new ApiError(OFFLINE);
  }
  const data: unknown = answer.text ? JSON.parse(answer.text) : null;
  if (answer.status >= 300) throw new ApiError(data as Problem);
  return data as T;
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const at = (id: string) => `/matches/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>('/me'),
  register: (name: string, password: string) => post<Me>('/account', { name, password }),
  login: (name: string, password: string) => post<Me>('/session', { name, password }),
  /** who was invited comes with a name alone */
  guest: (id: string, name: string, token: string) => post<Me>(`${at(id)}/guest`, { name, token }),
  /** a guest comes back by his link */
  comeBack: (id: string, token: string) => post<Me>(`${at(id)}/return`, { token }),
  /** another link for a guest: his own wish, or the owner's who invited him */
  ownLink: () => post<GuestLink>('/link'),
  guestsLinks: (id: string) => get<string[]>(`${at(id)}/links`),
  renewLink: (id: string, seat: string) => post<GuestLink>(`${at(id)}/seats/${encodeURIComponent(seat)}/link`),
  /** a guest keeps his name, or somebody takes another password */
  password: (password: string, old: string | null = null) => post<Me>('/password', { password, old }),
  askReset: (name: string) => post<null>('/reset', { name }),
  reset: (token: string, password: string) => post<Me>('/reset/password', { token, password }),
  sessions: () => get<SessionInfo[]>('/sessions'),
  endSession: (id: string) => call<null>('DELETE', `/sessions/${id}`),
  endOthers: () => call<null>('DELETE', '/sessions'),
  deleteAccount: (password: string | null) => post<null>('/account/delete', { password }),
  dataUrl: 'api/account/data',
  mail: () => get<MailInfo>('/mail'),
  mailTo: (address: string, language: string, password: string | null) =>
    post<MailInfo>('/mail', { address, language, password }),
  noMail: () => call<null>('DELETE', '/mail'),
  /** what the link in a mail does: to confirm the address, or to stop */
  mailLink: (what: 'confirm' | 'stop', token: string) => post<MailInfo>(`/mail/${what}`, { token }),
  /** how one hears of one's matches with the page closed */
  tidings: () => get<Tidings>('/tidings'),
  habits: (habits: Habits) => post<Tidings>('/tidings/habits', habits),
  addPush: (asked: PushAsked) => post<ChannelInfo>('/tidings/push', asked),
  addHook: (asked: HookAsked) => post<ChannelInfo>('/tidings/hooks', asked),
  endChannel: (id: number) => call<null>('DELETE', `/tidings/${id}`),
  tryChannel: (id: number) => post<{ status: number }>(`/tidings/${id}/try`),
  matchHooks: (id: string) => get<ChannelInfo[]>(`${at(id)}/hooks`),
  addMatchHook: (id: string, asked: HookAsked) => post<ChannelInfo>(`${at(id)}/hooks`, asked),
  endMatchHook: (id: string, channel: number) => call<null>('DELETE', `${at(id)}/hooks/${channel}`),
  tryMatchHook: (id: string, channel: number) => post<{ status: number }>(`${at(id)}/hooks/${channel}/try`),
  logout: () => call<null>('DELETE', '/session'),

  notices: () => get<Notice[]>('/notices'),
  dismiss: (notice: number) => call<null>('DELETE', `/notices/${notice}`),

  games: () => get<GameInfo[]>('/games'),
  /** the words of a game alone, where the rest of it would come at a price */
  cover: (game: string) => (carrier().alone ? get<GameStatic>(`/games/${encodeURIComponent(game)}/cover`) : null),
  static: (game: string) => get<GameStatic>(`/games/${encodeURIComponent(game)}/static`),

  /** those that are over from `skip` on */
  lobby: (skip = 0) => get<Lobby>(`/matches?skip=${skip}`),
  /** by match, what others did since one last acted, where one is asked */
  meanwhile: () => get<Record<string, EventInfo[]>>('/meanwhile'),
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
  /** the table in sentences, now or after n choices */
  text: (id: string, language: string, { n, seat }: { n?: number; seat?: string | null } = {}) => {
    const query = new URLSearchParams({ language });
    if (n !== undefined) query.set('n', String(n));
    if (seat) query.set('seat', seat);
    return get<TableText>(`${at(id)}/text?${query}`);
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
  say: (id: string, text: string, to: 'all' | 'side' = 'all') => post<ChatLine>(`${at(id)}/chat`, { text, to }),
  /** what one has noted for oneself */
  notes: (id: string) => get<Note[]>(`${at(id)}/notes`),
  note: (id: string, place: string, text: string) => post<Note[]>(`${at(id)}/notes`, { place, text }),
  seat: (id: string, seat: string, wish: Partial<SeatWish> & { kind: SeatWish['kind'] }) =>
    post<MatchInfo>(`${at(id)}/seats/${encodeURIComponent(seat)}`, wish),
  lessons: () => get<LessonInfo[]>('/lessons'),
  lessonTexts: (game: string) => get<LessonTexts>(`/games/${encodeURIComponent(game)}/lessons`),
  puzzles: (game: string) => get<PuzzleInfo[]>(`/games/${encodeURIComponent(game)}/puzzles`),
  puzzleTexts: (game: string) => get<LessonTexts>(`/games/${encodeURIComponent(game)}/puzzles/texts`),
  /** begins a lesson, from its start, or a puzzle */
  learn: (game: string, lesson: string) =>
    post<MatchInfo>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`),
  /** the same for somebody without an account, who gets a session for a day with it */
  visit: (game: string, lesson: string) =>
    post<MatchInfo>(`/visit/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`),
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
  /** asks for a pause, or agrees; or lets the clocks run */
  pause: (id: string, pause: boolean) => post<null>(`${at(id)}/pause`, { pause }),
  claim: (id: string) => post<MatchInfo>(`${at(id)}/claim`),
  record: (id: string) => get<unknown>(`${at(id)}/record`),
  recordUrl: (id: string) => `api${at(id)}/record`,
};
