/** The back office's screens of a restaurant's cash desk. */
export const INTEGRATIONS = {
  counter: '/integrations',
  arcafe: '/integrations/arcafe',
  iiko: '/integrations/iiko',
  articles: '/integrations/articles',
  webhooks: '/integrations/webhooks',
} as const
