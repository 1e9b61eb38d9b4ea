/**
 * `bun run shots`: walks the journeys, keeps a picture of every screen and state on the way, and lays them out on
 * contact sheets under `.shots/`: phone, tablet and desktop, light and dark. With words, only journeys whose path holds one.
 */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from './database.ts'

type Shot = { name: string; device: string; scheme: string; path: string }
type Tile = { input: Buffer; left: number; top: number }

const OUT = join(ROOT, '.shots')
const SCREENS = join(OUT, 'screens')
const DEVICES = {
  phone: { width: 300, height: 649, columns: 8, fit: 'cover' },
  // Held across and upright, whole both ways.
  tablet: { width: 480, height: 480, columns: 5, fit: 'contain' },
  desktop: { width: 720, height: 450, columns: 3, fit: 'cover' },
} as const
const GAP = 24
const LABEL = 28
const ROWS = 4
const SCHEMES = { light: { paper: '#e9e6de', ink: '#16211f' }, dark: { paper: '#000000', ink: '#eef3f1' } } as const

if (import.meta.main) process.exitCode = await takeShots(process.argv.slice(2))

/** Pictures first, sheets after; a journey that fails still leaves the pictures it took. */
async function takeShots(words: string[]) {
  if (words.length === 0) await rm(OUT, { recursive: true, force: true })
  await mkdir(SCREENS, { recursive: true })
  const chosen = words.length > 0 ? words : ['/e2e/']
  const code = await Bun.spawn([process.execPath, 'scripts/bootstrap.ts', 'test', ...chosen], {
    cwd: ROOT,
    env: { ...process.env, SHOTS_DIR: SCREENS },
    stdio: ['ignore', 'inherit', 'inherit'],
  }).exited
  const shots = await readShots()
  for (const device of ['phone', 'tablet', 'desktop'] as const) {
    for (const scheme of ['light', 'dark'] as const) {
      const some = shots.filter((shot) => shot.device === device && shot.scheme === scheme)
      const perSheet = DEVICES[device].columns * ROWS
      for (let from = 0; from < some.length; from += perSheet) {
        const number = from / perSheet + 1
        const file = join(OUT, `${device}-${scheme}-${number}.png`)
        await laySheet(some.slice(from, from + perSheet), device, scheme, file)
        console.log(file)
      }
    }
  }
  return code
}

/** The pictures by their names: `cart-empty.phone.dark.png`. */
async function readShots(): Promise<Shot[]> {
  const files = (await readdir(SCREENS)).filter((file) => file.endsWith('.png')).sort()
  return files.flatMap((file) => {
    const [name, device, scheme] = file.split('.')
    return name && device && scheme ? [{ name, device, scheme, path: join(SCREENS, file) }] : []
  })
}

async function laySheet(shots: Shot[], device: keyof typeof DEVICES, scheme: keyof typeof SCHEMES, file: string) {
  const { width, height, columns, fit } = DEVICES[device]
  const { paper, ink } = SCHEMES[scheme]
  const rows = Math.ceil(shots.length / columns)
  const tiles: Tile[] = []
  for (const [index, { name, path }] of shots.entries()) {
    const left = GAP + (index % columns) * (width + GAP)
    const top = GAP + Math.floor(index / columns) * (height + LABEL + GAP)
    const picture = sharp(path).resize({ width, height, fit, position: 'top', background: paper })
    tiles.push(
      { input: label(name, width, ink), left, top },
      { input: await picture.png().toBuffer(), left, top: top + LABEL },
    )
  }
  await sharp({
    create: {
      width: GAP + Math.min(columns, shots.length) * (width + GAP),
      height: GAP + rows * (height + LABEL + GAP),
      channels: 3,
      background: paper,
    },
  })
    .composite(tiles)
    .png({ compressionLevel: 9 })
    .toFile(file)
}

function label(text: string, width: number, ink: string) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}">
      <text x="0" y="18" font-family="sans-serif" font-size="15" fill="${ink}">${text}</text>
    </svg>`,
  )
}
