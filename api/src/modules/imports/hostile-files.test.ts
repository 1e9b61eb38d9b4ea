import { expect, test } from 'bun:test'
import { HOSTILE_FILES } from '../../../test/hostile-files'
import { importing } from '../../../test/imports'
import { openProduct } from '../../../test/product'

const product = await openProduct({ LIMITS: 'writes=10000/60 imports=10000/60' })
const { load } = await importing(product)

test.each(HOSTILE_FILES)(
  '%s: answered or refused soon, and whoever else asks is answered meanwhile',
  async (_, make) => {
    const upload = make()
    expect(upload.length).toBeLessThan(5 * 1024 * 1024)
    await Bun.sleep(0)
    const [started, gaps] = [performance.now(), [0]]
    let last = started
    const beat = setInterval(() => {
      gaps.push(performance.now() - last)
      last = performance.now()
    }, 5)
    const { status, body } = await load(upload, 'menu.xlsx')
    const taken = performance.now() - started
    clearInterval(beat)
    expect([200, 422]).toContain(status)
    expect(['planned', 'menu_import.unreadable', 'menu_import.too_large', 'menu_import.too_slow']).toContain(
      body.errorMessage ?? 'planned',
    )
    expect(taken).toBeLessThan(8000)
    expect(Math.max(...gaps)).toBeLessThan(2000)
  },
  120_000,
)
