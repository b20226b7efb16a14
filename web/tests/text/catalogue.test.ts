import { describe, expect, it } from 'vitest';
import { Catalogue } from '../../src/text/catalogue';

const source = `
space-ukraine = Ukraine
space-moscow = Moscow
card-blitz = Blitzkrieg
    .text = Build at once.
event-build = { $seat } builds in { $space }.
event-lines = Cut off: { $spaces }.
event-count =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
seat-uk = United Kingdom
`;
const text = new Catalogue('en', source);

describe('a catalogue', () => {
  it('puts names in the place of ids', () => {
    expect(text.format('event-build', { seat: 'uk', space: 'ukraine' })).toBe('United Kingdom builds in Ukraine.');
  });
  it('looks up numbered arguments by their kind', () => {
    const two = new Catalogue('en', `${source}\nevent-two = { $space } and { $space2 }`);
    expect(two.format('event-two', { space: 'ukraine', space2: 'moscow' })).toBe('Ukraine and Moscow');
  });
  it('joins lists as the language does', () => {
    expect(text.format('event-lines', { spaces: ['ukraine', 'moscow'] })).toBe('Cut off: Ukraine and Moscow.');
  });
  it('knows plurals', () => {
    expect(text.format('event-count', { count: 1 })).toBe('one card');
    expect(text.format('event-count', { count: 3 })).toBe('3 cards');
  });
  it('reads attributes', () => {
    expect(text.format('card-blitz', {}, 'text')).toBe('Build at once.');
    expect(text.format('card-blitz', {}, 'other')).toBe('');
  });
  it('shows an unknown id raw', () => {
    expect(text.format('event-unknown')).toBe('event-unknown');
    expect(text.name('space', 'atlantis')).toBe('atlantis');
  });
  it('lets a later source speak before an earlier one', () => {
    expect(new Catalogue('en', 'back = Back', 'back = Return').format('back')).toBe('Return');
  });
  it('nests quotes, and begins a sentence with a capital though a name in it is written small', () => {
    const names = 'unit-hq = штаб флота\ncard-ants = «Муравьи» (баржи)\n';
    const ru = new Catalogue('ru', `${names}event-led = { $unit } играет «{ $card }».\nhq-line = { $unit }`);
    const args = { unit: 'hq', card: 'ants' };
    expect(ru.format('event-led', args)).toBe('Штаб флота играет «„Муравьи“ (баржи)».');
    expect(ru.parts('event-led', args)[0]).toEqual({ place: 'unit:hq', text: 'Штаб флота' });
    expect(ru.format('hq-line', args)).toBe('штаб флота');
  });
  it('leaves the names of people and files as they are written', () => {
    const en = new Catalogue('en', 'joined = { $person } has joined.\nunreadable = { $file } is not a record.');
    expect(en.format('joined', { person: 'anna' })).toBe('anna has joined.');
    expect(en.format('unreadable', { file: 'letter.json' })).toBe('letter.json is not a record.');
  });
});
