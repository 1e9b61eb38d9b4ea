/** Ink draws the thing, sea the ground it stands on, ember the one warm detail; wash is a filled shadow behind. */
export type Stroke = { d: string; tone: 'ink' | 'sea' | 'ember' | 'wash' }

export type DrawingName = keyof typeof DRAWINGS

const WAVES = 'M12 104c8 0 8-5 16-5s8 5 16 5 8-5 16-5 8 5 16 5 8-5 16-5 8 5 16 5 8-5 16-5 8 5 16 5 8-5 16-5'
const GROUND = 'M18 102h132'

const DRAWINGS = {
  cart: [
    { d: 'M84 98a44 12 0 1 0 0.1 0z', tone: 'wash' },
    { d: 'M50 42h68l-7 56a6 6 0 0 1-6 5H63a6 6 0 0 1-6-5z', tone: 'ink' },
    { d: 'M68 52V36a16 16 0 0 1 32 0v16', tone: 'ink' },
    { d: 'M72 76c4 8 20 8 24 0', tone: 'ember' },
    { d: GROUND, tone: 'sea' },
  ],
  heart: [
    { d: 'M84 98C44 74 48 38 66 36c10-1 16 6 18 13 2-7 8-14 18-13 18 2 22 38-18 62z', tone: 'ink' },
    { d: 'M62 54c0-6 3-9 7-9', tone: 'ember' },
    { d: WAVES, tone: 'sea' },
  ],
  orders: [
    { d: 'M54 22h60v80l-10-7-10 7-10-7-10 7-10-7-10 7z', tone: 'ink' },
    { d: 'M66 42h36M66 56h36', tone: 'ink' },
    { d: 'M66 74h16', tone: 'ember' },
    { d: 'M24 102h22M122 102h22', tone: 'sea' },
  ],
  address: [
    { d: 'M84 96C66 72 58 62 58 48a26 26 0 0 1 52 0c0 14-8 24-26 48z', tone: 'ink' },
    { d: 'M84 39a9 9 0 1 0 0.1 0z', tone: 'ember' },
    { d: 'M14 104c14-16 26-22 38-16M154 104c-14-16-26-22-38-16', tone: 'sea' },
    { d: 'M60 104h48', tone: 'sea' },
  ],
  reviews: [
    { d: 'M40 26h88a8 8 0 0 1 8 8v42a8 8 0 0 1-8 8H82l-20 18V84H40a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z', tone: 'ink' },
    { d: 'M84 36l6 12 13 2-9.500 9 2.300 13L84 66l-11.800 6 2.300-13-9.500-9 13-2z', tone: 'ember' },
    { d: 'M96 104h54M18 104h30', tone: 'sea' },
  ],
  tag: [
    { d: 'M36 62l32-32h60a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H68z', tone: 'ink' },
    { d: 'M66 56a6 6 0 1 0 0.1 0z', tone: 'ember' },
    { d: 'M88 52h30M88 68h20', tone: 'ink' },
    { d: WAVES, tone: 'sea' },
  ],
  promo: [
    { d: 'M28 40h112v18a10 10 0 0 0 0 20v18H28V78a10 10 0 0 0 0-20z', tone: 'ink' },
    { d: 'M70 84l28-32M71 55a4 4 0 1 0 0.1 0zM97 74a4 4 0 1 0 0.1 0z', tone: 'ember' },
    { d: 'M116 46v6M116 62v6M116 78v6', tone: 'sea' },
  ],
  search: [
    { d: 'M76 22a32 32 0 1 0 0.1 0zM100 78l26 24', tone: 'ink' },
    { d: 'M60 56c5-12 27-12 32 0', tone: 'ember' },
    { d: 'M18 104h76', tone: 'sea' },
  ],
  lost: [
    { d: 'M50 82h68l-9 18H60z', tone: 'ink' },
    { d: 'M82 82V22l34 46H82', tone: 'ink' },
    { d: 'M76 36L56 68h20', tone: 'ember' },
    { d: WAVES, tone: 'sea' },
  ],
  storm: [
    { d: 'M54 66a18 18 0 0 1 2-36 26 26 0 0 1 50-4 20 20 0 0 1 8 40z', tone: 'ink' },
    { d: 'M88 56L76 74h14l-8 18', tone: 'ember' },
    { d: 'M56 78l-4 8M112 78l-4 8', tone: 'sea' },
    { d: WAVES, tone: 'sea' },
  ],
  person: [
    { d: 'M84 22a18 18 0 1 0 0.1 0zM48 102c0-22 14-34 36-34s36 12 36 34', tone: 'ink' },
    { d: 'M78 44c3 4 9 4 12 0', tone: 'ember' },
    { d: GROUND, tone: 'sea' },
  ],
  letters: [
    { d: 'M40 26h88a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z', tone: 'ink' },
    { d: 'M35 31l43 33a10 10 0 0 0 12 0l43-33', tone: 'ember' },
    { d: WAVES, tone: 'sea' },
  ],
} as const satisfies Record<string, Stroke[]>

export function drawing(name: DrawingName): readonly Stroke[] {
  return DRAWINGS[name]
}

export const DRAWING_NAMES = Object.keys(DRAWINGS).filter((name): name is DrawingName => name in DRAWINGS)
