/** Names for the shapes of the wire; the shapes themselves are generated from the server's schema. */
import type { components } from './types.gen';

type Schemas = components['schemas'];

export type Analysis = Schemas['Analysis'];
/** the kernel's, whichever game answers */
export type Alarm = Schemas['GeneralsAlarm'];
export type Alarms = Schemas['GeneralsAlarms'];
export type Beside = Schemas['Beside'];
export type ChatLine = Schemas['ChatLine'];
export type ClockTerms = Schemas['ClockTerms'];
export type Coaching = Schemas['Coaching'];
export type Curve = Schemas['Curve'];
export type CurvePoint = Schemas['CurvePoint'];
export type DecisionInfo = Schemas['DecisionInfo'];
export type EventInfo = Schemas['EventInfo'];
export type GameInfo = Schemas['GameInfo'];
export type GameStatic = Schemas['GameStatic'];
export type Hints = Schemas['Hints'];
export type LessonInfo = Schemas['LessonInfo'];
export type LessonTexts = Schemas['LessonTexts'];
export type LineInfo = Schemas['LineInfo'];
export type Lobby = Schemas['Lobby'];
export type MailInfo = Schemas['MailInfo'];
export type MatchInfo = Schemas['MatchInfo'];
export type Me = Schemas['Me'];
export type NewMatch = Schemas['NewMatch'];
export type Notice = Schemas['Notice'];
export type OptionInfo = Schemas['OptionInfo'];
export type Orders = Schemas['Orders'];
export type OrdersTaken = Schemas['OrdersTaken'];
export type Presence = Schemas['Presence'];
export type Problem = Schemas['Problem'];
export type Progress = Schemas['Progress'];
export type Prompt = Schemas['Prompt'];
/** the kernel's, whichever game answers */
export type Prospect = Schemas['GeneralsProspect'];
export type ReasonInfo = Schemas['ReasonInfo'];
export type Refusal = Schemas['Refusal'];
export type Rematch = Schemas['Rematch'];
export type Result = Schemas['Result'];
export type Rule = Schemas['Rule'];
export type SeatInfo = Schemas['SeatInfo'];
export type SeatWish = Schemas['SeatWish'];
/** the kernel's, whichever game answers */
export type Standing = Schemas['Standing'];
export type Sum = Schemas['ChurchillSum'];
export type Scene = Schemas['Scene'];
export type Stretch = Schemas['Stretch'];
export type Table = Schemas['Table'];
export type Tell = Schemas['Tell'];
export type Turning = Schemas['TurningInfo'];
export type Update = Schemas['Update'];
export type User = Schemas['User'];
export type VerbInfo = Schemas['VerbInfo'];

export type Answer = Schemas['Done'] | Schemas['Refused'];
export type FromServer = Table | Update | OrdersTaken | ChatLine | Presence | Beside | Rematch | Answer;
export type Choose = Schemas['Choose'];
