import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH_COMPRESSING = /\.(?:js|css|svg|json|webmanifest|txt|xml|html)$/
const SMALLEST = 1024

/** Lays a .br and a .gz beside every text file of the folder, at the hardest level: done once, sent many times. */
export async function compressAssets(folder: URL): Promise<void> {
  const root = fileURLToPath(folder)
  const files = await readdir(root, { recursive: true })
  for (const file of files.filter((name) => WORTH_COMPRESSING.test(name))) {
    const path = `${root}/${file}`
    const content = await readFile(path)
    if (content.byteLength < SMALLEST) continue
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: quality }))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}
