/** What can be read of a thing where it is named. */
import type { Message } from '../../text/catalogue';
import type { PlaceId } from '../choosing/choices';

export interface About {
  title: string;
  /** what sort of thing it is, in a word or two */
  sort?: string;
  /** the card that is shown in place of words */
  card?: string;
  /** what is told of it; names in it open in turn */
  lines: Message[];
  /** a text that is no message of a catalogue */
  text?: string;
  /** the rule behind it */
  rule?: string;
  /** what lights up on the board while it is read */
  lights?: PlaceId[];
}
