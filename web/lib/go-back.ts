/** Back to where the owner came from in this app; whoever came straight to the address goes to the place named instead. */
export function goBack(otherwise: () => void): void {
  // A tab's history also counts pages of others; browsers that cannot tell them apart are believed.
  const { navigation, history } = window as Window & { navigation?: { canGoBack: boolean } };
  if (navigation ? navigation.canGoBack : history.length > 1) history.back();
  else otherwise();
}
