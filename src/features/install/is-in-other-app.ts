/** Whether the page is shown within the app of a social network or a messenger, from which nothing gets on the home screen. */
export const isInOtherApp = (userAgent: string): boolean =>
  /(?:\bFBA[NV]|\bFB_IAB|\bInstagram|\bWhatsApp|\bSnapchat|\bTikTok|\bmusical_ly|\bBytedanceWebview|\bLinkedInApp|\bPinterest|\bLine\/)/.test(
    userAgent,
  )
