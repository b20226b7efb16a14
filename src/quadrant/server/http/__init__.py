"""The web: routes, live lines, connections and the files of the browser client."""
