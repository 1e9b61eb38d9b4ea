import { expect, test } from 'bun:test'
import { offersPost } from './offers-post'

test('an ad is offered to be written where one reads, and not where one writes, reads news or orders', () => {
  const hidden = ['/eda', '/vacancies/create', '/cars/create', '/estate/create', '/sales/create', '/add-post']
  for (const path of [...hidden, '/afisha', '/afisha/1', '/news', '/news/sport', '/profile/ads', '/gate/1'])
    expect([path, offersPost(path)]).toEqual([path, false])
  for (const path of ['/', '/vacancies', '/cars/12-toyota', '/sales', '/search', '/newspapers'])
    expect([path, offersPost(path)]).toEqual([path, true])
})
