import FeedDeploy
