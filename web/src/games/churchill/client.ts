/** Churchill: how its options are drawn and where its cards lie. */
import { component } from '../../later/later.svelte';
import type { GameClient } from '../client';
import { about, things } from './about';
import Board from './Board.svelte';
import CardFace from './Card.svelte';
import { face } from './face';
import { markOf } from './names';
import { reckon } from './reckon';
import Side from './Side.svelte';
import type { Game } from './types';
import { worthOf } from './worth';

/** the kinds of issues, in the order of the rules */
const ISSUES = [
  'production',
  'directed_offensive',
  'pol_mil',
  'theater_leadership',
  'second_front',
  'ussr_war_japan',
  'strategic_materials',
  'a_bomb',
  'global',
];

const COLOURS: Record<string, string> = { uk: 'uk', us: 'usa', ussr: 'ussr' };

export const churchill: GameClient<Game> = {
  ...face,
  Board,
  Side,
  Points: component(() => import('./Points.svelte')),
  Card: CardFace,
  smallCards: true,
  things,
  unsure: (table, card) => {
    if (card.type === 'conference') return null;
    const level = card.type === 'staff' ? card.confidence.overall : card.confidence.ability;
    return level === 'confirmed' ? null : { place: `confidence:${level}`, text: table.text.say(markOf(level)) };
  },
  about,
  LegendSign: component(() => import('./LegendSign.svelte')),
  legend: [
    { group: 'table', signs: ['track', 'center', ...ISSUES.map((kind) => `issue-${kind}`), 'issue-conditional'] },
    {
      group: 'war',
      signs: ['naval', 'support', 'reserves', 'odds', 'directed', 'landing', 'b29', 'kamikaze'],
    },
    { group: 'countries', signs: ['network', 'alignment', 'secret'] },
    {
      group: 'powers',
      signs: ['hand', 'production', 'networks', 'alignments', 'victories'].map((id) => `count-${id}`),
    },
    { group: 'bomb', signs: ['bomb', 'spy'] },
  ],
  signRules: {
    track: '3.21',
    center: '3.21',
    'issue-conditional': '6.2',
    'issue-production': '6.3',
    'issue-directed_offensive': '6.7',
    'issue-pol_mil': '6.8',
    'issue-theater_leadership': '6.9',
    'issue-second_front': '6.21',
    'issue-ussr_war_japan': '6.22',
    'issue-strategic_materials': '6.32',
    'issue-a_bomb': '6.10',
    'issue-global': '6.11',
    naval: '6.5',
    support: '6.5',
    reserves: '7.6',
    odds: '7.71',
    directed: '6.7',
    landing: '7.73',
    kamikaze: '7.75',
    b29: '7.82',
    network: '7.11',
    alignment: '7.31',
    secret: '10.3',
    'count-hand': '3.33',
    'count-production': '6.4',
    'count-networks': '7.1',
    'count-alignments': '7.3',
    'count-victories': '4.23',
    vp: '9.4',
    bomb: '6.10',
    spy: '6.10.1',
  },
  head: (table, card) => {
    const speaker = card.type === 'conference' ? null : card;
    const chief = card.type === 'staff' && card.chief_of_staff;
    const colour = COLOURS[speaker?.seat ?? 'us'] ?? 'usa';
    return {
      word: table.text.attribute(`card-${card.id}`, 'role') || table.text.name('type', card.type),
      ...{ colour, ink: `${colour}-ink` },
      mark: chief ? table.text.say('card-die') : String(speaker?.value ?? ''),
      worth: speaker ? worthOf(table, speaker) : undefined,
    };
  },
  reckon,
  ownerOf: (card) => (card.type === 'conference' ? null : card.seat),
  quiet: [],
  hand: (own) => own.hand,
  laid: () => [],
  clock: (table) => {
    const view = table.view;
    if (!view) return '';
    return table.text.say('churchill-clock', {
      n: view.conference,
      last: view.last_conference,
      step: table.text.name('phase', view.phase),
    });
  },
  brief: (table) => {
    const view = table.view;
    if (!view) return '';
    const { uk = 0, ussr = 0, us = 0 } = (table.replay.at === null ? table.live?.result?.score : null) ?? view.score;
    return table.text.say('churchill-brief', { n: view.conference, last: view.last_conference, uk, ussr, us });
  },
};
