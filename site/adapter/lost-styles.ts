import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const LIST = /m\.f=(\["[^\]]*"\])/
const CALL = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/**
 * Astro writes a part's small styles into the pages and removes their file, yet a part that is loaded later goes on
 * waiting for that file and fails without it: what is not there is no longer waited for.
 */
export async function dropLostStyles(folder: URL): Promise<void> {
  const root = fileURLToPath(folder)
  const scripts = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.js'))
  for (const script of scripts) {
    const text = await readFile(`${root}/${script}`, 'utf8')
    const mended = withoutLost(text, (file) => existsSync(`${root}/${file}`))
    if (mended !== text) await writeFile(`${root}/${script}`, mended)
  }
}

/** The script without the styles it waits for that `isThere` does not know. */
export function withoutLost(script: string, isThere: (file: string) => boolean): string {
  const files: unknown = JSON.parse(LIST.exec(script)?.[1] ?? '[]')
  if (!Array.isArray(files)) return script
  const isLost = (place: string) =>
    String(files[Number(place)]).endsWith('.css') && !isThere(String(files[Number(place)]))
  return script.replace(CALL, (_, places: string) => {
    const kept = places.split(',').filter((place) => place !== '' && !isLost(place))
    return `__vite__mapDeps([${kept.join(',')}])`
  })
}
