type Ad = { advertiser_name: string; erid: string }

/** What the law asks of an advertisement: the word, who advertises, and its number. */
export function AdMark({ ad }: { ad: Ad }) {
  return <small className="ad-mark">{`Реклама. ${ad.advertiser_name}. erid: ${ad.erid}`}</small>
}
