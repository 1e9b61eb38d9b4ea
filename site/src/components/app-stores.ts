type Env = Readonly<Record<string, string | undefined>>

/** The stores the app can really be had from: those whose address the installation has set. */
export function appStores(env: Env) {
  const all = [
    { name: 'App Store', url: env.APP_STORE_URL?.trim(), invitation: 'Загрузите в' },
    { name: 'Google Play', url: env.GOOGLE_PLAY_URL?.trim(), invitation: 'Доступно в' },
  ] as const
  return all.flatMap(({ url, ...store }) => (url ? [{ ...store, url }] : []))
}
