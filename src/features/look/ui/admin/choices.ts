import type { Colours } from '../../contract';

/** The colours that are offered; null is the shipped colour. */
export const choices = {
  accent: {
    cobalt: null,
    claret: '#9b1c3a',
    emerald: '#0b6b50',
    petrol: '#0d6275',
    amber: '#8a5200',
    violet: '#6a34b8',
    rose: '#b0245f',
    graphite: '#374151',
  },
  paper: {
    bone: null,
    white: '#ffffff',
    mist: '#f3f5f8',
    cream: '#fbf4e4',
    blush: '#fcf2ee',
    sage: '#f1f5ef',
  },
  night: {
    ink: null,
    black: '#000000',
    navy: '#0b1626',
    espresso: '#18120e',
    forest: '#0c1712',
    plum: '#170f1c',
  },
} as const satisfies Record<keyof Colours, Record<string, string | null>>;

type Names = { [Name in keyof typeof choices]: keyof (typeof choices)[Name] };
export type Choice = Names[keyof Names];
