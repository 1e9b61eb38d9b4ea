import { hintList, objectHintList } from '@ostrov/shared/geo/lists'
import { AddressHint, AddressWithCoordinatesHint, HintsInput, ObjectHint } from '@ostrov/shared/geo/schema'
import { listOf } from '@ostrov/shared/lists/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { addressHints } from './address-hints'
import { objectHints } from './object-hints'

const tags = ['Geo']

export const hintsRoutes = (deps: Deps) => {
  const outside = deps.doors.addressHints
  return new Elysia({ prefix: '/hints' })
    .use(access(deps))
    .post('/addresses', ({ em, body }) => addressHints(em, outside, body), {
      open: 'asking',
      body: HintsInput,
      response: { 200: listOf(hintList, AddressHint) },
      detail: { summary: 'Addresses for what was typed so far, houses only', tags },
    })
    .post('/objects', ({ em, body }) => objectHints(em, body), {
      open: 'asking',
      body: HintsInput,
      response: { 200: listOf(objectHintList, ObjectHint) },
      detail: { summary: 'Towns and streets for what was typed so far', tags },
    })
    .post('/region/addresses', ({ em, body: { city: _, ...body } }) => addressHints(em, outside, body), {
      open: 'asking',
      body: HintsInput,
      response: { 200: listOf(hintList, AddressHint) },
      detail: { summary: 'Addresses of the whole region for what was typed so far, whatever town is given', tags },
    })
    .post('/user/addresses_and_coordinates', ({ em, body }) => addressHints(em, outside, body), {
      customer: 'asks',
      body: HintsInput,
      response: { 200: listOf(hintList, AddressWithCoordinatesHint) },
      detail: { summary: 'The same with the place on the map, for a customer', tags },
    })
    .post('/business_user/addresses_and_coordinates', ({ em, body }) => addressHints(em, outside, body), {
      business: 'asks',
      body: HintsInput,
      response: { 200: listOf(hintList, AddressWithCoordinatesHint) },
      detail: { summary: 'The same with the place on the map, for a restaurant', tags },
    })
}
