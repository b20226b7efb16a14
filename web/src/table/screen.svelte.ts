/** What this screen has open beside the board. */
import { arranged } from '../settings/arranged.svelte';
import type { PlaceId } from './choosing/choices';

/** What the panel beside the board shows. */
export type Tab = 'log' | 'cards' | 'points' | 'chat' | 'match';

export class Screen {
  tab = $state<Tab>('log');
  /** a narrow screen has pulled the panel up */
  sheet = $state(false);
  /** the seat whose cards on the table are read */
  reading = $state<string | null>(null);
  /** the rule that is open in the drawer; '' is the list, null is closed */
  rule = $state<string | null>(null);
  /** keys and signs are explained */
  help = $state(false);
  /** the match is looked back on */
  analysis = $state(false);
  /** the card that is read in full */
  card = $state<string | null>(null);
  /** supply lines lie over the board */
  supply = $state(false);

  /** brings places of the board into sight; the table that is drawn knows how */
  bring: (places: PlaceId[]) => void = () => undefined;

  /** Brings a panel into sight. */
  show(tab: Tab): void {
    this.tab = tab;
    this.sheet = true;
    arranged.fold('panel', false);
  }

  /** Puts away what lies open over the column. */
  put(): void {
    this.help = this.analysis = false;
    this.rule = null;
  }

  /** Opens the list of rules, or closes the drawer. */
  turnRules(): void {
    this.help = false;
    this.rule = this.rule === null ? '' : null;
  }

  turnHelp(): void {
    this.rule = null;
    this.help = !this.help;
  }

  /** Opens the look back on the match, or closes it. */
  turnAnalysis(): void {
    const open = !this.analysis;
    this.put();
    this.analysis = open;
  }
}
