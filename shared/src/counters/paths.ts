/** The back office's screens of a restaurant's cash desk. */
export const INTEGRATIONS = {
  counter: '/integrations',
  arcafe: '/integrations/arcafe',
  articles: '/integrations/articles',
  webhooks: '/integrations/webhooks',
} as const
