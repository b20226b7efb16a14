/** A record as a file, where no server sends one. */
import { api } from './api';

export async function saveRecord(match: string, file: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([JSON.stringify(await api.record(match))], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: file });
  link.click();
  URL.revokeObjectURL(url);
}
