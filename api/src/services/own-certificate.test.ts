import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownCertificate } from './own-certificate'

const DAY_MS = 86_400_000

test('the term of the certificate that visitors are shown is known after a look', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ostrov-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const wanted = '-x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=localhost'.split(' ')
  expect(Bun.spawnSync(['openssl', 'req', ...wanted, '-keyout', key, '-out', cert]).exitCode).toBe(0)
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    tls: { key: Bun.file(key), cert: Bun.file(cert) },
    fetch: () => new Response('here'),
  })
  try {
    const origin = `https://localhost:${server.port}`
    expect(ownCertificate(origin)).toBeNull()
    while (ownCertificate(origin) === null) await Bun.sleep(10)
    const later = ownCertificate(origin, Date.now() + 60 * DAY_MS)
    expect(later?.share).toBeCloseTo(1 / 3, 3)
    expect(later?.seconds).toBeCloseTo((30 * DAY_MS) / 1000, -2)
  } finally {
    await server.stop(true)
    await rm(folder, { recursive: true })
  }
})

test('where there is none, or nobody answers, nothing is known', async () => {
  expect(ownCertificate('http://localhost:3000')).toBeNull()
  expect(ownCertificate('https://127.0.0.1:9')).toBeNull()
  await Bun.sleep(50)
  expect(ownCertificate('https://127.0.0.1:9')).toBeNull()
})
