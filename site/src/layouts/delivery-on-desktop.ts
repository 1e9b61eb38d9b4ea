/** The setting DELIVERY_ON_DESKTOP=full: a wide screen shows the delivery itself. */
export const fullOnDesktop = process.env.DELIVERY_ON_DESKTOP === 'full'

/** For `client:painted` of every island on an /eda page: what a wide screen hides, it does not load either. */
export const deliveryMedia = fullOnDesktop ? 'all' : '(max-width: 1023.98px)'
