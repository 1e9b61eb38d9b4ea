import { expect, test } from 'bun:test'
import { channelsOf, NOTICE_CHOICES, USUAL_NOTICES } from './rules'

test('every event has a usual way that may be chosen, and changes of an order cannot be refused', () => {
  for (const [event, ways] of Object.entries(NOTICE_CHOICES)) {
    expect(Object.keys(ways)).toContain(Object.entries(USUAL_NOTICES).find(([name]) => name === event)?.[1] ?? '')
  }
  expect(Object.keys(NOTICE_CHOICES.changes)).not.toContain('none')
})

test('both ways are two channels, and none is none', () => {
  expect(channelsOf('both')).toEqual({ push: true, mail: true, sms: false })
  expect(channelsOf('none')).toEqual({ push: false, mail: false, sms: false })
  expect(channelsOf('sms')).toEqual({ push: false, mail: false, sms: true })
})
