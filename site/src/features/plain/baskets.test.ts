import { expect, test } from 'bun:test'
import { openVisit } from '../../visit'
import { chosenOptions, quantityOf } from './baskets'

const form = (text: string) => new URLSearchParams(text)

test('every ticked option of a dish is taken, whatever its group is called', () => {
  expect(
    chosenOptions(form('product_id=p&restaurant_id=r&quantity=2&size=big&sauce=hot&sauce=mild&options=cheese')),
  ).toEqual(['big', 'hot', 'mild', 'cheese'])
})

test.each([
  ['quantity=3', 3],
  ['quantity=2.9', 2],
  ['quantity=-4', 1],
  ['quantity=100500', 100],
  ['quantity=много', 1],
  ['', 1],
])('«%s» is so many: %d', (text, count) => {
  expect(quantityOf(form(text), 1)).toBe(count)
})

test('the API is asked in the visitor’s name, and the cookies it gives leave with the page', async () => {
  const asked: Request[] = []
  const visit = visitOf(
    { cookie: 'ostrov_customer=old; other=1', 'sec-fetch-site': 'same-origin' },
    async (request) => {
      asked.push(request)
      return Response.json({}, { headers: { 'set-cookie': 'ostrov_customer=new; Path=/; HttpOnly' } })
    },
  )
  await visit.api.user.get()
  await visit.api.user.get()
  expect(asked.map(({ headers }) => headers.get('cookie'))).toEqual([
    'ostrov_customer=old; other=1',
    'ostrov_customer=new; other=1',
  ])
  expect(asked[0]?.headers.get('sec-fetch-site')).toBe('same-origin')
  expect(visit.leave('/eda').headers.getSetCookie()[0]).toBe('ostrov_customer=new; Path=/; HttpOnly')
})

test('a form of another kind than ours is empty', async () => {
  const visit = visitOf({ 'content-type': 'multipart/form-data; boundary=x' }, async () => Response.json({}), 'x=1')
  expect([...((await visit.form()) ?? [])]).toEqual([])
})

function visitOf(headers: Record<string, string>, api: (request: Request) => Promise<Response>, body?: string) {
  const url = new URL('http://here/eda/plain/cart')
  const request = new Request(url, { headers, ...(body !== undefined && { method: 'POST', body }) })
  return openVisit({ request, url, locals: { api }, response: new Response() })
}
