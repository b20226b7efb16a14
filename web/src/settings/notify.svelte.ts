/** "Your turn", said by the browser while its page is out of sight; only if the reader has asked for it here. */
const KEY = 'quadrant-notify';

class Notify {
  wanted = $state(localStorage.getItem(KEY) === 'yes');
  permission = $state<NotificationPermission | 'none'>('Notification' in globalThis ? Notification.permission : 'none');

  /** Whether the browser says it. */
  get on(): boolean {
    return this.wanted && this.permission === 'granted';
  }

  /** The reader has pressed the button: the browser asks him, unless he has answered before. */
  async turn(on: boolean): Promise<void> {
    if (on && this.permission === 'default') this.permission = await Notification.requestPermission();
    this.wanted = on && this.permission === 'granted';
    localStorage.setItem(KEY, this.wanted ? 'yes' : 'no');
  }

  /** Says it, once for each match that waits. */
  say(match: string, title: string, body: string): void {
    if (!this.on || !document.hidden) return;
    try {
      const note = new Notification(title, { body, tag: `quadrant-${match}` });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // Some phones let only installed pages do that.
    }
  }
}

export const notify = new Notify();
