/** Who brings a restaurant's orders, in the back office; and a courier's own page, which a link opens. */
export const COURIERS = '/couriers'
export const courierShiftPath = (id: string) => `${COURIERS}/${id}/shift`
export const COURIER = '/courier'
export const courierPath = (key: string) => `${COURIER}/${key}`
