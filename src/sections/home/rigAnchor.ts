/** The id of a rig's card on the home page. */
export const rigAnchor = (rigId: string) => `rig-${rigId}`;
