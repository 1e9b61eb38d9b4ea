import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { useEffect, useRef, useState } from 'react'
import { serverNow } from '../../clock'
import { newsWords, type ShelfNews, shelfNews } from './shelf'

type Shown = Parameters<typeof shelfNews>[0]
const NOTHING: ShelfNews = { come: [], due: [] }

/** What came to the shelf, or from it to the kitchen, a moment ago: rings once, and is said. Another board begins anew. */
export function useShelfCalls(shown: Shown | undefined): { news: ShelfNews; words: string } {
  const before = useRef<readonly BusinessOrderWire[]>(undefined)
  const [told, setTold] = useState({ news: NOTHING, words: '' })
  useEffect(() => {
    const news = shown ? shelfNews(shown, before.current) : NOTHING
    before.current = shown?.shelf
    if (news.come.length + news.due.length > 0) setTold({ news, words: newsWords(news, serverNow()) })
  }, [shown])
  return told
}
