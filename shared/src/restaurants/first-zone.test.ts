import { expect, test } from 'bun:test'
import { polygonComplaint } from './borders'
import { circleAround } from './first-zone'
import { pointInPolygon } from './zones'

const METRES_PER_DEGREE = 111_320

test('the first zone is a circle of three kilometres around the door, as a border may be', () => {
  const circle = circleAround({ type: 'Point', coordinates: [142.7333, 46.9665] })
  expect(polygonComplaint(circle)).toBeNull()
  const [ring = []] = circle.coordinates
  expect(ring.slice(-1)).toEqual(ring.slice(0, 1))
  for (const [lon = 0, lat = 0] of ring) {
    const x = (lon - 142.7333) * METRES_PER_DEGREE * Math.cos((46.9665 * Math.PI) / 180)
    expect(Math.abs(Math.hypot(x, (lat - 46.9665) * METRES_PER_DEGREE) - 3000)).toBeLessThan(1)
  }
  expect(pointInPolygon([142.7333, 46.9665], circle)).toBe(true)
})
