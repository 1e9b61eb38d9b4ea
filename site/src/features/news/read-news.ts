import { numberAtEnd } from '@ostrov/shared/formats/numbered-address'
import { newsPath } from '@ostrov/shared/paths'
import type { serverApi } from '../../api'
import { atAddress } from '../../at-address'

/** What stands at an address of news. */
export const readNews = (api: ReturnType<typeof serverApi>, address: string) =>
  atAddress({
    address,
    number: numberAtEnd(address),
    read: (number) => api.news({ number }).get(),
    pathOf: newsPath,
  })
