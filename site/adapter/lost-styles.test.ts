import { expect, test } from 'bun:test'
import { withoutLost } from './lost-styles'

const script = (places: string) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.js","assets/lost.css","assets/kept.css"])))=>i.map(i=>d[i]);load(__vite__mapDeps([${places}]))`
const isThere = (file: string) => file !== 'assets/lost.css'

test('a part waits for the styles there are, and for none that was written into the pages', () => {
  expect(withoutLost(script('0,1,2'), isThere)).toBe(script('0,2'))
  expect(withoutLost(script('1'), isThere)).toBe(script(''))
})

test('a script that waits for nothing lost stays as it is', () => {
  expect(withoutLost(script('0,2'), isThere)).toBe(script('0,2'))
  expect(withoutLost('export const a=1', isThere)).toBe('export const a=1')
})
