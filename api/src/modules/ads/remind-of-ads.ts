import { REMINDED_DAYS } from '@ostrov/shared/ads/rules'
import { quoted } from '@ostrov/shared/formats/quoted'
import { DAY_MS, formatDate, localParts } from '@ostrov/shared/formats/time'
import { OWN_ADS } from '@ostrov/shared/paths'
import { renewAdPath } from '@ostrov/shared/searches/paths'
import type { Em } from '../../db/orm'
import { addJobs, newJob } from '../../db/queue'
import { moment, row, rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { adEndsLetter } from '../../services/mail/search-letters'
import { notifyCustomer, type Reach, reachOf } from '../notifying/notify-customer'
import { isShown } from './ad-status'
import { renewToken } from './writing/renew-by-link'

/** So many at once; the rest an hour later. */
const AT_ONCE = 1000

/** The authors of ads that run out soon are to be told, once for each time that an ad runs out. */
export async function findRunningOut(em: Em, now: Date): Promise<void> {
  const until = new Date(now.getTime() + REMINDED_DAYS * DAY_MS)
  await em.transactional(async (tx) => {
    const found = await rows<{ id: string; expires_at: string }>(
      tx,
      sql`update ad set told_at = ${now} where id in (select a.id from ad a where ${isShown(now)} and a.told_at is null
            and a.expires_at <= ${until} order by a.expires_at limit ${sql.lit(AT_ONCE)})
            -- Asked of the row once more: it may have been renewed since it was found.
            and expires_at <= ${until} and told_at is null
          returning id, ${moment('expires_at')} as expires_at`,
    )
    await addJobs(
      tx,
      found.map(({ id, expires_at }) => newJob('ad.remind', { ad_id: id, expires_at })),
    )
  })
}

/** Tells the author of an ad when it runs out; nothing where it was renewed or taken away meanwhile. */
export async function remindOfAd(deps: Deps, { ad_id, expires_at }: { ad_id: string; expires_at: string }) {
  const ad = await row<{ title: string; reach: Reach }>(
    deps.orm.em.fork(),
    sql`select a.title, ${reachOf(sql`a.author_id`)} from ad a
        where a.id = ${ad_id} and ${isShown(deps.now())} and a.expires_at = ${expires_at}::timestamptz`,
  )
  if (!ad) return
  const { brand, origin, sessionSecret } = deps.config
  const until = formatDate(localParts(expires_at).date)
  const letter = adEndsLetter({
    ...{ brand: brand.name, support_email: brand.supportEmail, ad: ad.title, until, url: origin + OWN_ADS },
    renew: origin + renewAdPath(renewToken(sessionSecret, ad_id, expires_at)),
  })
  await notifyCustomer(deps, ad.reach, {
    letter,
    event: 'ads',
    is_necessary: false,
    title: `Объявление ${quoted(ad.title)} скоро закончится`,
    body: `Его видно до\u00A0${until}. Продлите, если оно ещё нужно.`,
    url: OWN_ADS,
    topic: `d${ad_id.slice(-12)}`,
  })
}
