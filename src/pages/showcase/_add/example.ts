/** A complete record, to show what one looks like. Its addresses belong to nobody. */
export const exampleRecord = `title: Tide Table
topic: The tides of one week as a chart that fills and empties.
creator: Your name
creatorUrl: https://example.com/
submitted: 2025-05-01
width: 1920
height: 1080
tags:
  - data visualization
  - tutorial
links:
  - type: video
    url: https://example.com/tides
  - type: source_code
    url: https://example.com/tides/source
`;
