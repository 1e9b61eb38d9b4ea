export const EMPTY_KINDS = [
  'cart',
  'favorites',
  'orders',
  'addresses',
  'reviews',
  'promo',
  'search',
  'offline',
  'error',
  'not-found',
] as const

export type EmptyKind = (typeof EMPTY_KINDS)[number]

const SEA = 'var(--sea, #0b6767)'
const EMBER = 'var(--ember, #d63f1e)'
const LINE = 'var(--line, #e6e2d8)'

const line = (d: string, colour: string = 'currentColor', width = 3.5) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

const wash = (d: string, colour: string, opacity = 0.16) =>
  `<path d="${d}" fill="${colour}" fill-opacity="${opacity}"/>`

const dot = (x: number, y: number, r: number, colour: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" fill-opacity="${opacity}"/>`

const sparks = (...points: readonly (readonly [number, number])[]) =>
  line(points.map(([x, y]) => `M${x - 6} ${y}h12M${x} ${y - 6}v12`).join(''), EMBER, 3)

const waves = (y: number, from: number, count: number, colour = SEA) =>
  line(`M${from} ${y}${'q8 -9 16 0t16 0'.repeat(count)}`, colour, 3)

const ground = line('M58 206H262', LINE, 4)

const cart = () =>
  ground +
  wash('M96 96H224L210 202H110Z', SEA) +
  line('M96 96H224L210 196Q209 204 201 204H119Q111 204 110 196Z') +
  line('M128 116V84Q128 54 160 54T192 84V116', SEA) +
  line('M142 150Q160 168 178 150', EMBER) +
  dot(140, 134, 4, 'currentColor') +
  dot(180, 134, 4, 'currentColor') +
  sparks([66, 92], [252, 70])

const favorites = () =>
  ground +
  wash('M160 188C92 142 78 92 108 72C132 56 154 70 160 92C166 70 188 56 212 72C242 92 228 142 160 188Z', EMBER) +
  line('M160 188C92 142 78 92 108 72C132 56 154 70 160 92C166 70 188 56 212 72C242 92 228 142 160 188Z', EMBER) +
  line('M104 104Q104 90 116 86') +
  line('M84 206Q84 182 64 176M84 206Q86 176 104 172M236 206Q236 184 254 178', SEA) +
  dot(248, 62, 5, SEA) +
  dot(70, 70, 4, SEA) +
  sparks([256, 112])

const orders = () =>
  ground +
  wash('M104 44H216V192L202 182L188 194L174 182L160 194L146 182L132 194L118 182L104 192Z', SEA) +
  line('M104 44H216V192L202 182L188 194L174 182L160 194L146 182L132 194L118 182L104 192Z') +
  line('M126 76H166M126 102H194M126 128H194', LINE, 5) +
  line('M126 154H154', EMBER, 5) +
  line('M180 74L187 81L200 66', SEA) +
  sparks([72, 84], [252, 128])

const addresses = () =>
  wash('M48 168L116 142L180 170L272 138V200L180 222L116 196L48 216Z', SEA) +
  line('M48 168L116 142L180 170L272 138V200L180 222L116 196L48 216ZM116 142V196M180 170V222') +
  wash('M160 158C126 118 120 104 120 88C120 64 138 46 160 46S200 64 200 88C200 104 194 118 160 158Z', EMBER) +
  line('M160 158C126 118 120 104 120 88C120 64 138 46 160 46S200 64 200 88C200 104 194 118 160 158Z', EMBER) +
  `<circle cx="160" cy="86" r="14" fill="none" stroke="${EMBER}" stroke-width="3.5"/>` +
  line('M68 190l16 -6M212 192l40 -14', SEA, 3)

const star = (x: number, y: number, r: number) =>
  `${Array.from({ length: 10 }, (_, i) => {
    const [reach, angle] = [i % 2 ? r * 0.46 : r, (i / 10) * Math.PI * 2 - Math.PI / 2]
    return `${i ? 'L' : 'M'}${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`
  }).join('')}Z`

const reviews = () =>
  ground +
  wash('M76 58H244Q256 58 256 70V150Q256 162 244 162H168L132 194V162H76Q64 162 64 150V70Q64 58 76 58Z', SEA) +
  line('M76 58H244Q256 58 256 70V150Q256 162 244 162H168L132 194V162H76Q64 162 64 150V70Q64 58 76 58Z') +
  wash(star(112, 110, 19) + star(160, 110, 19), EMBER, 0.3) +
  line(star(112, 110, 19) + star(160, 110, 19), EMBER, 3) +
  line(star(208, 110, 19), LINE, 3)

const promo = () =>
  ground +
  wash('M66 84H254V112Q238 112 238 126T254 140V168H66V140Q82 140 82 126T66 112Z', EMBER) +
  line('M66 84H254V112Q238 112 238 126T254 140V168H66V140Q82 140 82 126T66 112Z') +
  line('M128 92v12M128 116v12M128 140v12', LINE, 4) +
  line('M166 148L208 104', EMBER, 4) +
  `<circle cx="170" cy="108" r="9" fill="none" stroke="${EMBER}" stroke-width="3.5"/><circle cx="204" cy="144" r="9" fill="none" stroke="${EMBER}" stroke-width="3.5"/>` +
  sparks([82, 54], [238, 56])

const search = () =>
  ground +
  dot(146, 106, 56, SEA, 0.14) +
  `<circle cx="146" cy="106" r="56" fill="none" stroke="currentColor" stroke-width="3.5"/>` +
  line('M188 148L232 192', 'currentColor', 9) +
  line('M108 118H184Q182 140 160 142H132Q110 140 108 118Z', EMBER) +
  line('M130 104q-6 -8 0 -14t0 -12M146 104q-6 -8 0 -14t0 -12M162 104q-6 -8 0 -14t0 -12', SEA, 3) +
  sparks([66, 66], [242, 90])

const offline = () =>
  waves(190, 48, 7) +
  waves(208, 72, 5, LINE) +
  wash('M96 148H224L208 180Q204 186 198 186H122Q116 186 112 180Z', EMBER) +
  line('M96 148H224L208 180Q204 186 198 186H122Q116 186 112 180ZM132 148V122H176V148', EMBER) +
  line('M190 148V66') +
  line('M150 74Q190 34 230 74M166 90Q190 68 214 90', LINE) +
  line('M152 100L230 46', EMBER) +
  dot(190, 104, 4, 'currentColor') +
  dot(146, 135, 4, SEA) +
  dot(162, 135, 4, SEA)

const failure = () =>
  ground +
  wash('M92 130H228Q226 190 186 196H134Q94 190 92 130Z', SEA) +
  line('M92 130H228Q226 190 186 196H134Q94 190 92 130Z') +
  line('M170 130L160 150L174 158L162 182', EMBER) +
  line('M132 112q-8 -10 0 -20t0 -18M188 112q-8 -10 0 -20t0 -18', LINE) +
  line('M160 60V92', EMBER, 6) +
  dot(160, 108, 4.5, EMBER) +
  line('M244 196L262 176M258 202L278 196', SEA, 3)

const lost = () =>
  waves(200, 40, 7) +
  waves(218, 72, 5, LINE) +
  wash('M84 194Q110 162 160 162T236 194Z', SEA) +
  line('M84 194Q110 162 160 162T236 194') +
  wash('M140 162L147 84H173L180 162Z', EMBER) +
  line('M140 162L147 84H173L180 162M145 108H175M143 134H177', EMBER) +
  line('M142 84H178M150 84V62H170V84M146 62Q160 42 174 62Z') +
  line('M186 66L236 48M186 74H246M186 82L236 98M134 66L84 48M134 74H74M134 82L84 98', LINE) +
  sparks([66, 136], [258, 140])

const PICTURES: Record<EmptyKind, () => string> = {
  cart,
  favorites,
  orders,
  addresses,
  reviews,
  promo,
  search,
  offline,
  error: failure,
  'not-found': lost,
}

/** Line drawing for a list with nothing in it, 320 × 240; colours come from the page's tokens. */
export const drawEmpty = (kind: EmptyKind) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${PICTURES[kind]()}</svg>`
