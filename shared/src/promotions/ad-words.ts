/** What the law asks of an advertisement: the word, who advertises, and its number. */
export function adWords({ advertiser_name, erid }: { advertiser_name: string; erid: string }): string {
  return `Реклама. ${advertiser_name}. erid: ${erid}`
}
