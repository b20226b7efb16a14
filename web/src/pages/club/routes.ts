/** The server's routes for the club; they come with its pages. */
import { call, get, post } from '../../wire/api';
import type {
  BotAccount,
  GamePage,
  Moderation,
  ModeratorAct,
  PersonInfo,
  RelationInfo,
  TokenAsked,
  TokenInfo,
  TokenMade,
} from '../../wire/shapes';

export const routes = {
  person: (name: string, language: string) =>
    get<PersonInfo>(`/people/${encodeURIComponent(name)}?language=${language}`),
  relations: () => get<RelationInfo[]>('/relations'),
  relate: (name: string, kind: RelationInfo['kind']) =>
    post<RelationInfo>(`/people/${encodeURIComponent(name)}/relation`, { kind }),
  report: (name: string, text: string, match: string) =>
    post<null>(`/people/${encodeURIComponent(name)}/report`, { text, match }),
  moderation: () => get<Moderation>('/moderation'),
  moderate: (act: Partial<ModeratorAct> & { what: ModeratorAct['what'] }) => post<null>('/moderation', act),
  tokens: () => get<TokenInfo[]>('/tokens'),
  makeToken: (asked: TokenAsked) => post<TokenMade>('/tokens', asked),
  revokeToken: (id: string) => call<null>('DELETE', `/tokens/${id}`),
  bots: () => get<BotAccount[]>('/bots'),
  addBot: (name: string) => post<BotAccount>('/bots', { name }),
  gamePage: (game: string, language: string, scenario: string | null) => {
    const query = new URLSearchParams({ language, ...(scenario ? { scenario } : {}) });
    return get<GamePage>(`/games/${encodeURIComponent(game)}/page?${query}`);
  },
};
