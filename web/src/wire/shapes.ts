/** Names for the shapes of the wire; the shapes themselves are generated from the server's schema. */
import type { components } from './types.gen';

export type Schemas = components['schemas'];

export type Analysis = Schemas['Analysis'];
/** the kernel's, whichever game answers */
export type Alarm = Schemas['GeneralsAlarm'];
export type Alarms = Schemas['GeneralsAlarms'];
export type PendingInfo = Schemas['PendingInfo'];
export type ChannelInfo = Schemas['ChannelInfo'];
export type ChatLine = Schemas['ChatLine'];
export type ClockTerms = Schemas['ClockTerms'];
export type Coaching = Schemas['Coaching'];
export type Curve = Schemas['Curve'];
export type CurvePoint = Schemas['CurvePoint'];
export type DecisionInfo = Schemas['DecisionInfo'];
export type EventInfo = Schemas['EventInfo'];
export type GamePage = Schemas['GamePage'];
export type GameInfo = Schemas['GameInfo'];
export type GameStatic = Schemas['GameStatic'];
export type GuestLink = Schemas['GuestLink'];
export type Habits = Schemas['Habits'];
export type Hints = Schemas['Hints'];
export type HookAsked = Schemas['HookAsked'];
export type LessonInfo = Schemas['LessonInfo'];
export type LessonTexts = Schemas['LessonTexts'];
export type LineInfo = Schemas['LineInfo'];
export type Lobby = Schemas['Lobby'];
export type MailInfo = Schemas['MailInfo'];
export type MatchInfo = Schemas['MatchInfo'];
export type Me = Schemas['Me'];
export type NewMatch = Schemas['NewMatch'];
export type Note = Schemas['Note'];
export type Moderation = Schemas['Moderation'];
export type ModeratorAct = Schemas['ModeratorAct'];
export type RelationInfo = Schemas['RelationInfo'];
export type TokenInfo = Schemas['TokenInfo'];
export type TokenAsked = Schemas['TokenAsked'];
export type TokenMade = Schemas['TokenMade'];
export type BotAccount = Schemas['BotAccount'];
export type Notice = Schemas['Notice'];
export type OptionInfo = Schemas['OptionInfo'];
export type Orders = Schemas['Orders'];
export type OrdersTaken = Schemas['OrdersTaken'];
export type PushAsked = Schemas['PushAsked'];
export type PersonInfo = Schemas['PersonInfo'];
export type Presence = Schemas['Presence'];
export type Problem = Schemas['Problem'];
export type Progress = Schemas['Progress'];
export type Prompt = Schemas['Prompt'];
/** the kernel's, whichever game answers */
export type Prospect = Schemas['GeneralsProspect'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type RatingPoint = Schemas['RatingPoint'];
export type ReasonInfo = Schemas['ReasonInfo'];
export type Refusal = Schemas['Refusal'];
export type Rematch = Schemas['Rematch'];
export type Result = Schemas['Result'];
export type Rule = Schemas['Rule'];
export type SeatInfo = Schemas['SeatInfo'];
export type SessionInfo = Schemas['SessionInfo'];
export type SeatWish = Schemas['SeatWish'];
/** the kernel's, whichever game answers */
export type Standing = Schemas['Standing'];
export type Sum = Schemas['ChurchillSum'];
export type Scene = Schemas['Scene'];
export type Stretch = Schemas['Stretch'];
export type Table = Schemas['Table'];
export type TableText = Schemas['TableText'];
export type Tell = Schemas['Tell'];
export type Tidings = Schemas['Tidings'];
export type Turning = Schemas['TurningInfo'];
export type Update = Schemas['Update'];
export type User = Schemas['User'];
export type Verdict = Schemas['Verdict'];
export type VerbInfo = Schemas['VerbInfo'];

export type Answer = Schemas['Done'] | Schemas['Refused'];
export type FromServer = Table | Update | OrdersTaken | ChatLine | Presence | PendingInfo | Rematch | Answer;
export type Choose = Schemas['Choose'];

/** What every card says of itself; games know more of theirs. */
export interface CardInfo {
  id: string;
  type: string;
}
/** The queries that parts of the table ask which all games share. */
export interface SharedAnswers {
  alarms: Alarms;
  prospect: Prospect;
}
/**
 * What differs from game to game. The server's schema has one such type for each (`GeneralsGame`); what all games share
 * knows no more than this.
 */
export interface GameShape {
  view: unknown;
  own: unknown;
  board: unknown;
  card: CardInfo;
  answers: SharedAnswers;
}
