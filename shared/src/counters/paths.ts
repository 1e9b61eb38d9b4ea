/** The back office's screens of a restaurant's cash desk. */
export const INTEGRATIONS = {
  counter: '/integrations',
  arcafe: '/integrations/arcafe',
  articles: '/integrations/articles',
} as const
