import type { RestaurantHoursWire } from '@ostrov/shared/restaurants/hours-schema'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Changes hours: what is expected is shown at once, what the server answers takes its place (`learn`), and a refusal puts back
 * what was. All is read anew after.
 * @throws {Problem} for whoever shows it
 */
export function changeHours(client: QueryClient, key: readonly (string | null)[]) {
  return async function change<Answer>(
    expected: Partial<RestaurantHoursWire>,
    send: () => Promise<Answer>,
    learn?: (answer: Answer) => Partial<RestaurantHoursWire>,
  ): Promise<void> {
    await client.cancelQueries({ queryKey: key })
    const before = client.getQueryData<RestaurantHoursWire>(key)
    if (before) client.setQueryData(key, { ...before, ...expected })
    try {
      const answer = await send()
      if (before && learn) client.setQueryData(key, { ...before, ...learn(answer) })
    } catch (problem) {
      client.setQueryData(key, before)
      throw problem
    } finally {
      void client.invalidateQueries({ queryKey: key })
    }
  }
}
