import { expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { routesOfEach } from './routes-of-each'

const of = <const Name extends 'cats' | 'dogs'>(name: Name) =>
  new Elysia({ prefix: `/${name}` as const }).get('/count', () => name.length)
type Apps = { [Name in 'cats' | 'dogs']: ReturnType<typeof of<Name>> }

test('each name has its calls; one that has none is told of before anybody asks', async () => {
  const app = routesOfEach<Apps>(['cats', 'dogs'], of)
  expect(app.routes.map(({ path }) => path)).toEqual(['/cats/count', '/dogs/count'])
  expect(await (await app.handle(new Request('http://localhost/dogs/count'))).text()).toBe('4')
  expect(() => routesOfEach<Apps>(['cats', 'dogs'], () => of('cats'))).toThrow('A name has no calls of its own.')
})
