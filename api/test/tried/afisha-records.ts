import { goodEvent, goodSession, goodVenue, makeEvent, makeVenue } from '../events'
import { anyCity } from '../kitchen'
import { NOBODYS } from '../reach/entry'
import { triedRecords } from '../records'

/** The same of the afisha. */
export const tried = triedRecords([
  {
    noun: 'venue',
    path: '/admin/venues',
    verbs: ['one', 'create', 'change', 'many', 'remove'],
    form: 'VENUE_FORM',
    good: goodVenue,
    named: async (product) => ({ city_id: await anyCity(product.em()) }),
    change: { is_hidden: true },
    filters: ['city_id'],
  },
  {
    noun: 'event',
    path: '/admin/events',
    verbs: ['one', 'create', 'change', 'many', 'remove'],
    form: 'EVENT_FORM',
    good: goodEvent,
    change: { is_hidden: true },
    filters: ['venue_id'],
  },
  {
    noun: 'event_session',
    path: '/admin/event_sessions',
    verbs: ['one', 'create', 'change', 'many', 'remove'],
    form: 'EVENT_SESSION_FORM',
    good: () => goodSession({ event_id: NOBODYS, venue_id: NOBODYS }),
    named: async (product) => ({ event_id: await makeEvent(product), venue_id: await makeVenue(product) }),
    change: { state: 'cancelled' },
    filters: ['event_id', 'venue_id'],
  },
])
