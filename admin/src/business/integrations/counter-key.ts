/** How the settings of a restaurant's counter are kept at hand. */
export const counterKey = (id: string) => ['counter', id]
/** How its menu beside ours is. */
export const counterMenuKey = (id: string) => ['counter-menu', id]
/** How what is said of a restaurant's own software is. */
export const webhookKey = (id: string) => ['webhook', id]
/** How what was sent to it is. */
export const deliveriesKey = (id: string) => ['webhook-deliveries', id]
